import type { Clock } from '#application/shared/Clock';
import type { SavableFile } from '#application/shared/FileSaver';
import { pause } from '#application/shared/pause';
import type { Transfer } from '#application/shared/Transfer';
import { anyOf, file, lenient, nullable, shape, webAddress } from '#application/shared/rules';
import { succeed, type Result } from '#domain/shared/Result';

const address = shape({ url: nullable(webAddress({ strict: true })) });

/**
 * Describes the answer of a call for a file: the address from which the browser downloads it. It is null while the file
 * is being generated. A back end without addresses sends the file itself.
 */
export const download = <const T extends string>(type: T) => ({
  answer: lenient(address, anyOf(address, file(type))),
  orFile: type,
});

/** The browser shows the progress of a download. */
export const withoutProgress = (signal: AbortSignal): Transfer => ({ signal, onProgress: () => undefined });

const pollIntervalMs = 2_000;

/** Repeats a call until the file is ready or the signal is aborted. No request is open while the file is generated. */
export const requestUntilReady = async <Problem>(
  request: () => Promise<Result<SavableFile | { readonly url: string | null }, Problem>>,
  signal: AbortSignal,
  clock: Clock,
): Promise<Result<SavableFile, Problem>> => {
  for (;;) {
    const answer = await request();
    if (!answer.ok) return answer;
    const { value } = answer;
    if (!('url' in value)) return succeed(value);
    if (value.url !== null) return succeed({ url: value.url });
    await pause(clock, pollIntervalMs, signal);
  }
};
