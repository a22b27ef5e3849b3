import { expect } from '@playwright/test';

/** Milliseconds; several times what a slow machine needs. */
const timeoutMs = 30_000;

/** Repeats an action that fails while the page is still changing. Returns its first result. */
export const retry = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  let result: { readonly value: Result } | undefined;
  await expect(async () => {
    result = { value: await action() };
  }).toPass({ timeout: timeoutMs });
  return (result as { readonly value: Result }).value;
};
