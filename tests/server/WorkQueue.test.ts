import { WorkQueue } from '#server/http/WorkQueue';

const createHeldTask = () => {
  let release = (): void => undefined;
  const task = new Promise<string>((done) => {
    release = () => done('done');
  });
  return { task: () => task, release: () => release() };
};

it('runs a limited number of tasks concurrently and queues the others in order', async () => {
  const queue = new WorkQueue(1, 2);
  const first = createHeldTask();
  const began: number[] = [];
  const next = (index: number) => async () => {
    await Promise.resolve();
    began.push(index);
  };
  const all = [queue.run(first.task), queue.run(next(1)), queue.run(next(2))];
  await Promise.resolve();
  expect(began).toEqual([]);
  first.release();
  await Promise.all(all);
  expect(began).toEqual([1, 2]);
});

it('rejects a task when the queue is full and accepts tasks again afterwards', async () => {
  const queue = new WorkQueue(1, 1);
  const first = createHeldTask();
  const running = [queue.run(first.task), queue.run(async () => Promise.resolve('second'))];
  expect(await queue.run(async () => Promise.resolve('third'))).toBeUndefined();
  first.release();
  expect(await Promise.all(running)).toEqual(['done', 'second']);
  expect(await queue.run(async () => Promise.resolve('fourth'))).toBe('fourth');
});

it('skips a queued task that has become unnecessary', async () => {
  const queue = new WorkQueue(1, 1);
  const first = createHeldTask();
  const task = jest.fn(async () => Promise.resolve('second'));
  const running = queue.run(first.task);
  const abandoned = queue.run(task, () => false);
  first.release();
  await running;
  expect(await abandoned).toBeUndefined();
  expect(task).not.toHaveBeenCalled();
});

it('continues with the next task after a failure', async () => {
  const queue = new WorkQueue(1, 1);
  await expect(queue.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => Promise.resolve('next'))).toBe('next');
});
