import type { Client } from './client';

export interface Email {
  readonly id: number;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Returns the emails to an address, newest first. */
export const emailsTo = async (client: Client, email: string): Promise<Email[]> =>
  (await client.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).body as Email[];

/**
 * Returns the last URL in an email that is not the help page. It is the only one unless a player's name contains a URL.
 */
export const linkIn = (message: Email | undefined): URL =>
  new URL(message?.text.match(/https?:\/\/\S+(?<!\/(help|aide|hilfe))(?=\s)/g)?.at(-1) ?? 'about:blank');

/** Returns the last path segment of the email's link. */
export const keyIn = (message: Email | undefined): string => linkIn(message).pathname.split('/').pop() ?? '';
