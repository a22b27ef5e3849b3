import { expect, type BrowserContext } from '@playwright/test';
import { siteOrigin } from './origins';
import type { MadePlayer, Tokens } from './Sandbox';

export const tokensOf = ({ accessToken, refreshToken }: MadePlayer): Tokens => ({
  token: accessToken,
  refreshToken,
});

/** Stores a session in the browser, as an earlier visit would have done. */
export const holdTokens = async (context: BrowserContext, { token, refreshToken }: Tokens): Promise<void> =>
  context.addCookies([
    { name: 'token', value: token, url: siteOrigin, sameSite: 'Lax' },
    { name: 'refreshToken', value: refreshToken, url: siteOrigin, sameSite: 'Lax' },
  ]);

export const heldTokens = async (context: BrowserContext): Promise<Partial<Tokens>> =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => name === 'token' || name === 'refreshToken')
      .map(({ name, value }) => [name, value]),
  );

export const expectNoTokens = async (context: BrowserContext): Promise<void> =>
  expect.poll(() => heldTokens(context), 'tokens that the browser holds').toEqual({});
