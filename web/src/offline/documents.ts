/** The documents of the library in IndexedDB: a text under a name. */

const STORE = "documents";

export class Documents {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Documents> {
    return new Promise((done, failed) => {
      const opening = indexedDB.open("royaumes", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onsuccess = () => done(new Documents(opening.result));
      opening.onerror = () => failed(opening.error);
    });
  }

  all(): Promise<Record<string, string>> {
    return new Promise((done, failed) => {
      const store = this.database.transaction(STORE).objectStore(STORE);
      const [names, texts] = [store.getAllKeys(), store.getAll()];
      texts.onsuccess = () => done(Object.fromEntries(names.result.map((name, n) => [String(name), String(texts.result[n])])));
      texts.onerror = () => failed(texts.error);
    });
  }

  /** Keep these, all or none; an empty text is to be forgotten. Done when they outlive this browser. */
  keep(documents: Record<string, string>): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("not kept"));
      const store = transaction.objectStore(STORE);
      for (const [name, text] of Object.entries(documents)) {
        if (text) store.put(text, name);
        else store.delete(name);
      }
    });
  }
}
