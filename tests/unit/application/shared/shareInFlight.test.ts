import { shareInFlight } from '#application/shared/shareInFlight';

it('concurrent calls share one promise, and a later call runs again', async () => {
  const run = jest.fn(async (value: number) => value);
  const shared = shareInFlight(run);
  expect(await Promise.all([shared(1), shared(2)])).toEqual([1, 1]);
  expect(await shared(3)).toBe(3);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs again after a failed call', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('done');
  const shared = shareInFlight(run);
  await expect(shared()).rejects.toThrow('offline');
  expect(await shared()).toBe('done');
});
