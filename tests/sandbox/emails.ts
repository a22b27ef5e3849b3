import type { Client } from './client';

export interface Email {
  readonly id: number;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Newest first. */
export const emailsTo = async (client: Client, email: string): Promise<Email[]> =>
  (await client.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).body as Email[];

/** The last address in a letter's text: there is one, unless a player is called like another. */
export const linkIn = (message: Email | undefined): URL =>
  new URL(message?.text.match(/https?:\/\/\S+/g)?.at(-1) ?? 'about:blank');

/** The key at the end of the address. */
export const keyIn = (message: Email | undefined): string => linkIn(message).pathname.split('/').pop() ?? '';
