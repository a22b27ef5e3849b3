import type { Client } from './client';

export interface Letter {
  readonly id: number;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Newest first. */
export const emailsTo = async (client: Client, email: string): Promise<Letter[]> =>
  (await client.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).body as Letter[];

/** The last address in a letter's text: there is one, unless a player is called like another. */
export const linkIn = (letter: Letter | undefined): URL =>
  new URL(letter?.text.match(/https?:\/\/\S+/g)?.at(-1) ?? 'about:blank');

/** The key at the end of the address. */
export const keyIn = (letter: Letter | undefined): string => linkIn(letter).pathname.split('/').pop() ?? '';
