/** @jest-environment node */
import { nextTask } from '../../../../src/infrastructure/browser/nextTask';

test('lets go first whatever is due already', async () => {
  const done: string[] = [];
  const next = nextTask().then(() => done.push('next task'));
  await Promise.resolve().then(() => done.push('microtask'));
  await next;
  expect(done).toEqual(['microtask', 'next task']);
});
