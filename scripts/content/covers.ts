const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The service moves pictures to an address of its own and measures them itself. */
const isPicture = (value: Readonly<Record<string, unknown>>): boolean =>
  isRecord(value.dimensions) && typeof value.url === 'string';

/** Whether `remote` says all that `local` does; the service adds fields of its own, and writes empty ones as null. */
export const covers = (remote: unknown, local: unknown): boolean => {
  if (Array.isArray(local)) {
    return (
      Array.isArray(remote) &&
      remote.length === local.length &&
      local.every((item, index) => covers(remote[index], item))
    );
  }
  if (!isRecord(local)) return (remote ?? null) === (local ?? null);
  if (!isRecord(remote)) return false;
  const fields = isPicture(local) ? ['alt', 'copyright'] : Object.keys(local);
  return fields.every((field) => covers(remote[field], local[field]));
};
