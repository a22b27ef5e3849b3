import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import type { Player } from '../../domain/session/Player';
import type { TokenClaims } from '../../domain/session/TokenClaims';
import type { TokenPair } from '../../domain/session/TokenPair';
import { Attention } from '../shared/Attention';
import { useCase } from '../useCase';
import { Drafts } from './Drafts';
import { LoadPlayer } from './LoadPlayer';
import { RenewTokens } from './RenewTokens';
import { SessionChannel, type SessionNews } from './SessionChannel';
import { TokenStore } from './TokenStore';
import { TokenVerifier } from './TokenVerifier';

/**
 * - `ended`: the session was over without this tab asking for it (refused renewal, signed out elsewhere)
 * - `unreachable`: there are tokens, but nobody could be asked whether they are good; they are kept
 */
export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signed-out'; readonly ended: boolean }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-in'; readonly player: Player };

/** Who is signed in, in this tab; one instance per application. */
@useCase
export class Session {
  private current: SessionState = { kind: 'starting' };
  private readonly listeners = new Set<(state: SessionState) => void>();
  /** Counts loads, so that a slow one can't undo what came after it. */
  private loads = 0;
  /** The access token that the signed-in player was loaded by. */
  private takenUp: string | undefined;
  private resuming: Promise<void> | undefined;

  constructor(
    private readonly tokens: TokenStore,
    private readonly verifier: TokenVerifier,
    private readonly renewTokens: RenewTokens,
    private readonly loadPlayer: LoadPlayer,
    private readonly drafts: Drafts,
    private readonly channel: SessionChannel,
    attention: Attention,
  ) {
    renewTokens.onLoss(() => this.lose());
    channel.listen((news) => this.hear(news));
    attention.onReturn(
      () => void (this.resuming ??= this.resume().finally(() => (this.resuming = undefined))),
    );
  }

  get state(): SessionState {
    return this.current;
  }

  get player(): Player | undefined {
    return this.current.kind === 'signed-in' ? this.current.player : undefined;
  }

  /** Whether this browser holds tokens of a session, good or not. */
  get isKept(): boolean {
    return this.tokens.read() !== undefined;
  }

  /** @returns a function that stops listening */
  onChange(listener: (state: SessionState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes up the session that this browser holds tokens of (SE-01). */
  async start(): Promise<void> {
    const load = ++this.loads;
    const held = this.tokens.read();
    const wasSignedIn = this.player !== undefined;
    if (!held) return this.become({ kind: 'signed-out', ended: wasSignedIn });

    let verified = await this.verifier.verify(held.token);
    if (!verified.ok && verified.error.kind === 'invalid-token') {
      const renewed = await this.renewTokens.execute(held.token);
      verified = renewed.ok ? await this.verifier.verify(renewed.value.token) : renewed;
    }
    if (load !== this.loads) return;
    if (verified.ok) return this.load(verified.value);
    if (verified.error.kind === 'signed-out') return this.become({ kind: 'signed-out', ended: true });
    if (verified.error.kind === 'invalid-token') return this.forget(true);
    // Who is signed in keeps what is on the page: the next call finds out what has become of the session.
    if (!wasSignedIn) this.become({ kind: 'unreachable' });
  }

  /**
   * Looks what has become of the session while nobody was looking: tokens may have run out, or be others that another
   * tab got. Nothing happens where all is as it was.
   */
  async resume(): Promise<void> {
    const { current } = this;
    const held = this.tokens.read();
    if (current.kind === 'starting' || (current.kind === 'signed-out' && !held)) return;
    if (held && current.kind === 'signed-in' && held.token === this.takenUp) {
      const verified = await this.verifier.verify(held.token);
      if (verified.ok || verified.error.kind !== 'invalid-token') return;
    }
    await this.start();
  }

  /**
   * Begins a session with tokens the server just gave; a token that does not verify begins nothing, and one that another
   * tab signed out of meanwhile is over already.
   */
  async begin(tokens: TokenPair): Promise<Result<void, CallFailure>> {
    const verified = await this.verifier.verify(tokens.token);
    if (!verified.ok) {
      return fail(verified.error.kind === 'invalid-token' ? { kind: 'malformed' } : verified.error);
    }
    this.tokens.write(tokens);
    await this.load(verified.value);
    if (!this.tokens.read()) return fail({ kind: 'signed-out' });
    this.channel.announce('signed-in');
    return succeed(undefined);
  }

  /** Ends the session in every tab, at the player's wish (SE-07). */
  end(): void {
    this.drafts.throwAway();
    this.forget(false);
    this.channel.announce('signed-out');
  }

  /** What was bought shows in new tokens: gets them, and loads the player again (SE-12). Failures leave all as it is. */
  async reloadPurchases(): Promise<void> {
    const held = this.tokens.read();
    if (!held) return;
    const renewed = await this.renewTokens.execute(held.token);
    if (!renewed.ok) return;
    const verified = await this.verifier.verify(renewed.value.token);
    const isStillHeld = this.tokens.read()?.token === renewed.value.token;
    if (verified.ok && isStillHeld) await this.load(verified.value);
  }

  private async load(claims: TokenClaims): Promise<void> {
    const load = ++this.loads;
    const token = this.tokens.read()?.token;
    const player = await this.loadPlayer.execute(claims);
    if (load !== this.loads || !this.tokens.read()) return;
    this.takenUp = token;
    this.drafts.belongTo(player.id);
    this.become({ kind: 'signed-in', player });
  }

  private hear(news: SessionNews): void {
    if (news === 'signed-in') return void this.start();
    if (news === 'ended') return void this.resume();
    this.drafts.throwAway();
    this.become({ kind: 'signed-out', ended: true });
  }

  /** There are no tokens to go on with. */
  private lose(): void {
    if (this.current.kind === 'signed-out') return;
    this.become({ kind: 'signed-out', ended: true });
    this.channel.announce('ended');
  }

  private forget(ended: boolean): void {
    this.tokens.clear();
    this.become({ kind: 'signed-out', ended });
  }

  private become(state: SessionState): void {
    if (state.kind === 'signed-out') {
      this.loads++;
      this.drafts.putAside();
    }
    this.current = state;
    [...this.listeners].forEach((listener) => listener(state));
  }
}
