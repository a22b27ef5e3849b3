import type { TokenPair } from '../../domain/session/TokenPair';

/** The tokens of this browser, shared by its tabs, kept for 604,800 s (SE-07). */
export abstract class TokenStore {
  abstract read(): TokenPair | undefined;
  abstract write(tokens: TokenPair): void;
  abstract clear(): void;
}
