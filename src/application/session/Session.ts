import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { Player } from '#domain/session/Player';
import type { TokenClaims } from '#domain/session/TokenClaims';
import type { TokenPair } from '#domain/session/TokenPair';
import { shareInFlight } from '../shared/shareInFlight';
import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedService } from '../useCase';
import { Drafts } from './Drafts';
import { LoadPlayer } from './LoadPlayer';
import { SessionChannel, type SessionEvent } from './SessionChannel';
import { SessionTokens } from './SessionTokens';

export type SessionState =
  | { readonly kind: 'starting' }
  /** `ended`: the visitor did not sign out in this tab, but the tokens were rejected or another tab signed out. */
  | { readonly kind: 'signed-out'; readonly ended: boolean }
  /** This browser has tokens, but they could not be verified. They are not cleared, so that a retry is possible. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-in'; readonly player: Player };

/** The browser refused to store the tokens. */
export interface CookiesBlocked {
  readonly kind: 'cookies-blocked';
}

/** One instance per application. */
@sharedService
export class Session {
  private current: SessionState = { kind: 'starting' };
  private readonly listeners = new Set<(state: SessionState) => void>();
  /** Counts the loads, so that the result of an outdated load can be ignored. */
  private loads = 0;
  /** The access token with which the signed-in player was loaded. */
  private loadedToken: string | undefined;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly loadPlayer: LoadPlayer,
    private readonly drafts: Drafts,
    private readonly channel: SessionChannel,
    activity: VisitorActivity,
  ) {
    tokens.onLoss(() => this.handleTokenLoss());
    channel.listen((news) => this.receive(news));
    const resume = shareInFlight(() => this.resume());
    activity.onReturn(() => void resume());
  }

  get state(): SessionState {
    return this.current;
  }

  get player(): Player | undefined {
    return this.current.kind === 'signed-in' ? this.current.player : undefined;
  }

  /** Whether this browser stores session tokens, even if they are invalid. */
  get hasTokens(): boolean {
    return this.tokens.current !== undefined;
  }

  onChange(listener: (state: SessionState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Starts the session from the stored tokens (SE-01). */
  async start(): Promise<void> {
    this.tokens.endRevoked();
    const load = ++this.loads;
    const held = this.tokens.current;
    const wasSignedIn = this.player !== undefined;
    if (!held) return this.setState({ kind: 'signed-out', ended: wasSignedIn });

    const verified = await this.tokens.verifyOrRenew(held.token);
    if (load !== this.loads) return;
    if (verified.ok) return this.load(verified.value);
    if (verified.error.kind === 'signed-out') return this.setState({ kind: 'signed-out', ended: true });
    if (verified.error.kind === 'invalid-token') {
      this.tokens.clear();
      return this.setState({ kind: 'signed-out', ended: true });
    }
    // A player who was already signed in can continue until a call is rejected.
    if (!wasSignedIn) this.setState({ kind: 'unreachable' });
  }

  /** Checks the tokens when the visitor returns to this tab, because they may have expired or changed. */
  async resume(): Promise<void> {
    const { current } = this;
    const held = this.tokens.current;
    if (current.kind === 'starting' || (current.kind === 'signed-out' && !held)) return;
    if (held && current.kind === 'signed-in' && held.token === this.loadedToken) {
      const verified = await this.tokens.verify(held.token);
      if (verified.ok || verified.error.kind !== 'invalid-token') return;
    }
    await this.start();
  }

  /**
   * Loads what `begin` needs. Call it before requesting tokens, because a code or key of that request may work only once.
   */
  prepare(): Promise<void> {
    return this.tokens.prepare();
  }

  /**
   * Starts a session with new tokens. Fails if another tab signs out before it is complete.
   * @param isRetried whether the caller repeats this with the same tokens if the browser blocks cookies
   */
  async begin(tokens: TokenPair, isRetried = false): Promise<Result<void, CallFailure | CookiesBlocked>> {
    const verified = await this.tokens.verify(tokens.token);
    if (!verified.ok) {
      return fail(verified.error.kind === 'invalid-token' ? { kind: 'malformed' } : verified.error);
    }
    if (!this.tokens.save(tokens, isRetried)) return fail({ kind: 'cookies-blocked' });
    await this.load(verified.value);
    if (!this.tokens.current) return fail({ kind: 'signed-out' });
    this.channel.announce('signed-in');
    return succeed(undefined);
  }

  /** Signs the player out in all tabs (SE-07) and on the server. */
  end(): void {
    this.drafts.discard();
    this.tokens.revoke();
    this.setState({ kind: 'signed-out', ended: false });
    this.channel.announce('signed-out');
  }

  /**
   * Renews the tokens and reloads the player. The tokens contain the purchases, display name and email (SE-12).
   * Failures are ignored.
   */
  async reloadPlayer(): Promise<void> {
    const claims = await this.tokens.renew();
    if (claims) await this.load(claims);
  }

  private async load(claims: TokenClaims): Promise<void> {
    const load = ++this.loads;
    const token = this.tokens.current?.token;
    const player = await this.loadPlayer.execute(claims);
    if (load !== this.loads) return;
    if (!this.tokens.current) return this.setState({ kind: 'signed-out', ended: true });
    this.loadedToken = token;
    this.drafts.assignTo(player.id);
    this.setState({ kind: 'signed-in', player });
  }

  private receive(news: SessionEvent): void {
    if (news === 'signed-in') return void this.start();
    if (news === 'ended') return void this.resume();
    this.drafts.discard();
    this.setState({ kind: 'signed-out', ended: true });
  }

  private handleTokenLoss(): void {
    if (this.current.kind === 'signed-out') return;
    this.setState({ kind: 'signed-out', ended: true });
    this.channel.announce('ended');
  }

  private setState(state: SessionState): void {
    if (state.kind === 'signed-out') {
      this.loads++;
      if (state.ended) this.drafts.suspend();
    }
    this.current = state;
    [...this.listeners].forEach((listener) => listener(state));
  }
}
