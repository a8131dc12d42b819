/** The emblem of each adventure: the inside of an SVG of 512 by 512, in one colour. */

import boar from "icon:boar";
import chest from "icon:chest";
import deer from "icon:deer";
import giant from "icon:giant";
import hat from "icon:pointy-hat";
import heart from "icon:crowned-heart";
import helm from "icon:black-knight-helm";
import unicorn from "icon:unicorn";
import wizard from "icon:wizard-face";
import wyvern from "icon:wyvern";

const drawn = (path: string): string => `<path fill="currentColor" d="${path}"/>`;

const TREE = drawn(
  "M236 300c-30-8-62-6-86 8-52 14-104-18-104-66 0-28 18-52 44-62-8-58 40-98 90-90 22-46 74-60 112-34 46-18 98 10 100 62 48 8 78 50 64 94 24 46-8 94-62 92-30 18-70 18-106 4l-8 70q2 58 96 96H136q92-38 96-96zM150 178a18 18 0 1 0 .1 0M256 130a18 18 0 1 0 .1 0M352 190a18 18 0 1 0 .1 0M232 226a18 18 0 1 0 .1 0",
);
const SPRING = drawn(
  "M256 30c40 66 70 102 70 146a70 70 0 0 1-140 0c0-44 30-80 70-146zM60 300q48-44 98 0t98 0 98 0 98 0v44q-50 44-98 0t-98 0-98 0-98 0zM60 400q48-44 98 0t98 0 98 0 98 0v44q-50 44-98 0t-98 0-98 0-98 0z",
);
const PHEASANT = drawn(
  "M404 70c34 0 54 22 56 48l38 14-40 16c-4 34-22 52-30 88-14 70-70 116-140 122l-10 60h38v26H190v-26h58l8-58c-40-6-74-26-96-54L18 402l26-48-36 2 70-66-50-2c90-66 190-60 250-108 34-28 36-110 126-110zM410 104a13 13 0 1 0 .1 0M344 190c-30 60-78 92-146 100 66 34 142 2 146-100z",
);
const WISDOM = drawn(
  "M256 150C196 104 112 96 48 112v282c66-16 150-8 208 38 58-46 142-54 208-38V112c-64-16-148-8-208 38zm-18 46v184c-44-24-98-32-150-28V142c54-6 112 6 150 40zM256 20l16 44 46 2-36 28 12 44-38-26-38 26 12-44-36-28 46-2z",
);

export const EMBLEMS: Record<string, string> = {
  "adventure:wild_boar": boar,
  "adventure:black_knight": helm,
  "adventure:white_stag": deer,
  "adventure:evil_witch": hat,
  "adventure:white_unicorn": unicorn,
  "adventure:tree_of_life": TREE,
  "adventure:dwarf_treasure": chest,
  "adventure:fire_dragon": wyvern,
  "adventure:fierce_giant": giant,
  "adventure:pure_spring": SPRING,
  "adventure:golden_pheasant": PHEASANT,
  "adventure:book_of_wisdom": WISDOM,
  "adventure:evil_magician": wizard,
  "adventure:fair_maiden": heart,
};
