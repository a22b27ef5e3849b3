import { SettingError } from './SettingError';

/** Returns the value, or the first choice if it is unset. @throws SettingError if it is not one of `choices` */
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

/** @throws SettingError for other values, such as `prod`, because they would enable the public sample accounts */
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
