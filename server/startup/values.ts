import { SettingError } from './SettingError';

/** Returns the value if it is one of `choices`, and the first choice if there is none. */
export const choiceOf = <Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const choice = value ? choices.find((known) => known === value) : choices[0];
  if (choice !== undefined) return choice;
  const others = choices.slice(0, -1).join(', ');
  throw new SettingError(`${name} must be ${others} or ${choices.at(-1) ?? ''}, not "${value ?? ''}".`);
};

/** Any other value, such as `prod`, would mean that public sample accounts exist. */
export const isProduction = (value: string | undefined): boolean =>
  choiceOf('NODE_ENV', value, ['development', 'test', 'production']) === 'production';

export const hasRateLimits = (value: string | undefined): boolean =>
  choiceOf('RATE_LIMITS', value, ['on', 'off']) === 'on';

export const portOf = (value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
};
