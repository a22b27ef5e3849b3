/** @jest-environment node */
import { afterTask } from '#infrastructure/browser/yieldToMain';

test('resolves after all tasks that are already queued', async () => {
  const done: string[] = [];
  const next = afterTask().then(() => done.push('next task'));
  await Promise.resolve().then(() => done.push('microtask'));
  await next;
  expect(done).toEqual(['microtask', 'next task']);
});
