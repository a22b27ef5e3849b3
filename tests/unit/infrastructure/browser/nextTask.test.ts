/** @jest-environment node */
import { nextTask } from '../../../../src/infrastructure/browser/nextTask';

test('runs after the tasks that are already due', async () => {
  const done: string[] = [];
  const next = nextTask().then(() => done.push('next task'));
  await Promise.resolve().then(() => done.push('microtask'));
  await next;
  expect(done).toEqual(['microtask', 'next task']);
});
