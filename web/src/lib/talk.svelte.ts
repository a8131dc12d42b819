/** What the people at a table say to each other: chat, reminders, undo across what was revealed, proposals. */

import type { Proposed, Said, UndoRequested } from "./protocol";
import type { News, Outgoing, Reply } from "./socket";

/** What can be proposed; "mind" is about a seat whose player is away. */
export type Proposal = "mind" | "pause" | "resume" | "end";

export class Talk {
  chat = $state.raw<readonly Said[]>([]);
  chatSeen = $state(0);
  undoRequest = $state.raw<UndoRequested | null>(null);
  /** What is proposed just now. */
  proposed = $state.raw<Proposed | null>(null);
  /** Of each person whom I have just hidden, one line that names them. */
  hidden = $state.raw<readonly number[]>([]);
  readonly unread = $derived(Math.max(0, this.chat.length - this.chatSeen));

  constructor(
    /** Sends a message and shows why it was not carried out. */
    readonly send: (message: Outgoing) => Promise<Reply>,
  ) {}

  /** Takes in what others say. */
  hear(message: News): void {
    if (message.type === "said") {
      if (!this.chat.some(({ line }) => line === message.line)) this.chat = [...this.chat, message].sort((one, other) => one.line - other.line);
    } else if (message.type === "hidden") this.chat = this.chat.filter(({ line }) => !message.lines.includes(line));
    else if (message.type === "undo-requested") this.undoRequest = message.needs.length ? message : null;
    else if (message.type === "proposed") this.proposed = message.what === null ? null : message;
  }

  async say(text: string): Promise<boolean> {
    return (await this.send({ type: "say", text })).type === "done";
  }

  /** Read nothing more of this line's author, at any table, or read them again; whether it was done. */
  async block(line: number, blocked: boolean): Promise<boolean> {
    const done = (await this.send({ type: "block", line, blocked })).type === "done";
    if (done) this.hidden = blocked ? [...this.hidden, line] : this.hidden.filter((one) => one !== line);
    return done;
  }

  /** Show a line to the owner of the server; whether it was done. */
  async report(line: number, why: string): Promise<boolean> {
    return (await this.send({ type: "report", line, why })).type === "done";
  }

  /** Agree to another's undo, or not. */
  async consent(seat: number, agree: boolean): Promise<void> {
    await this.send({ type: "consent", seat, agree });
  }

  /** Remind somebody that it is their turn. */
  async nudge(seat: number): Promise<boolean> {
    return (await this.send({ type: "nudge", seat })).type === "done";
  }

  async propose(what: Proposal, seat: number | null = null): Promise<void> {
    await this.send({ type: "propose", what, seat });
  }

  async vote(agree: boolean): Promise<void> {
    await this.send({ type: "vote", agree });
  }
}
