import { expect, type BrowserContext } from '@playwright/test';
import { siteOrigin } from './origins';
import type { TestPlayer, Tokens } from './Sandbox';

export const tokensOf = ({ accessToken, refreshToken }: TestPlayer): Tokens => ({
  token: accessToken,
  refreshToken,
});

/** Stores a session in the browser, as an earlier visit would have done. */
export const storeTokens = async (context: BrowserContext, { token, refreshToken }: Tokens): Promise<void> =>
  context.addCookies([
    { name: 'token', value: token, url: siteOrigin, sameSite: 'Lax' },
    { name: 'refreshToken', value: refreshToken, url: siteOrigin, sameSite: 'Lax' },
  ]);

export const readTokens = async (context: BrowserContext): Promise<Partial<Tokens>> =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => name === 'token' || name === 'refreshToken')
      .map(({ name, value }) => [name, value]),
  );

export const expectNoTokens = async (context: BrowserContext): Promise<void> =>
  expect.poll(() => readTokens(context), 'tokens that the browser holds').toEqual({});
