import * as fc from 'fast-check';

const SURROGATES = 0xd800;
const HOW_MANY = 0x800;

/** Any character, private and unassigned ones included; fast-check's own unit `binary` lists a million of them first. */
const character = fc.nat(0x10ffff - HOW_MANY).map((n) => String.fromCodePoint(n < SURROGATES ? n : n + HOW_MANY));

/** Text of any characters. */
export const anyText = fc.string({ unit: character, maxLength: 200 });
