/** Letters and digits that people don't confuse: all except I, L, O, 0 and 1. */
export const unambiguousCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
