type Area = () => Storage;

/** Ignores failures, because browser storage may be denied or full. Even reading `area` may throw. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

export const read = (area: Area, key: string): string | undefined =>
  attempt(() => area().getItem(key)) ?? undefined;

export const write = (area: Area, key: string, value: string): void => {
  attempt(() => area().setItem(key, value));
};

export const remove = (area: Area, key: string): void => {
  attempt(() => area().removeItem(key));
};

export const namesIn = (area: Area): readonly string[] => attempt(() => Object.keys(area())) ?? [];
