import { fail, succeed, type Result } from './Result';
import { cleanName } from './spellings';

/** One line of plain text that a player adds to a gift. */
export type GiftNote = string & { readonly brand: 'GiftNote' };

export type GiftNoteProblem = 'note-too-long' | 'note-with-link';

/** In code points. */
export const maxGiftNoteLength = 140;

/** Also matches what email programs turn into a link, such as `farstead.example` and `ada@farstead.example`. */
const linkPattern = /:\/\/|\bwww\.|[\p{L}\p{N}][.。．｡]\p{L}{2,}|@[\p{L}\p{N}]/iu;

/**
 * Removes characters that are invisible or change the direction of other text, and joins lines.
 * @returns undefined for an empty note
 */
export const parseGiftNote = (typed: string): Result<GiftNote | undefined, { kind: GiftNoteProblem }> => {
  const note = cleanName(typed.replace(/[\p{Cc}\s]+/gu, ' ')).replace(/ +/g, ' ');
  if (note === '') return succeed(undefined);
  if (linkPattern.test(note)) return fail({ kind: 'note-with-link' });
  return [...note].length > maxGiftNoteLength ? fail({ kind: 'note-too-long' }) : succeed(note as GiftNote);
};

export const isGiftNoteProblem = (
  problem: { readonly kind: string } | undefined,
): problem is { readonly kind: GiftNoteProblem } =>
  problem?.kind === 'note-too-long' || problem?.kind === 'note-with-link';

/** Whether a server accepts the note: it is what the site sends after parsing. */
export const isGiftNote = (text: string): text is GiftNote => {
  const parsed = parseGiftNote(text);
  return parsed.ok && parsed.value === text;
};
