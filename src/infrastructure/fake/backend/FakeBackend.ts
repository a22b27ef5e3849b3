import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { rolesWithGameTime } from '#domain/session/roles';
import { emailKey, isSameEmail } from '#domain/shared/spellings';
import type { FakeCampaign } from './catalog';
import { applyDeclaration, type FakeDeclaration } from './declarations';
import { emailTo, findValidEmail, markUsed, type EmailKind, type FakeEmail } from './emails';
import { FakeBackendStorage } from './FakeBackendStorage';
import type { FakeCode } from './betaKeys';
import { ghostDefaults, registeredPerson, type FakePerson, type PersonKey } from './people';
import type { FakeSale } from './sales';
import { recordSession, type FakeSession } from './sessions';
import { seedBackend, type NetworkCondition, type FakeBackendState } from './FakeBackendState';

/** In-memory back end that replaces the API in demos and tests. */
@injectable('Singleton')
export class FakeBackend {
  private state: FakeBackendState;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly storage: FakeBackendStorage,
  ) {
    const json = storage.load();
    // State stored by an older version may lack newer fields.
    const seeded = seedBackend(this.clock.now());
    const stored = json === undefined ? seeded : (JSON.parse(json) as FakeBackendState);
    this.state = { ...seeded, ...stored, people: { ...seeded.people, ...stored.people } };
  }

  /** @returns a function that removes the listener */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get networkCondition(): NetworkCondition {
    return this.state.networkCondition;
  }

  setNetworkCondition(condition: NetworkCondition): void {
    this.state.networkCondition = condition;
    this.persist();
  }

  get codes(): readonly FakeCode[] {
    return this.state.codes;
  }

  get campaigns(): readonly FakeCampaign[] {
    return this.state.campaigns;
  }

  get isBuyPageEnabled(): boolean {
    return this.state.isBuyPageEnabled;
  }

  setBuyPageEnabled(isEnabled: boolean): void {
    this.state.isBuyPageEnabled = isEnabled;
    this.persist();
  }

  get waitingList(): readonly string[] {
    return this.state.waitingList;
  }

  joinWaitingList(email: string): void {
    const address = emailKey(email);
    if (this.state.waitingList.includes(address)) return;
    this.change(() => this.state.waitingList.push(address));
  }

  get sales(): readonly FakeSale[] {
    return this.state.sales;
  }

  salesOf({ id }: FakePerson): readonly FakeSale[] {
    return this.state.sales.filter(({ buyerId }) => buyerId === id);
  }

  addSale(sale: FakeSale): void {
    this.change(() => this.state.sales.push(sale));
  }

  get declarations(): readonly FakeDeclaration[] {
    return this.state.declarations;
  }

  /** @returns the declaration, or the first one if this is a duplicate */
  receiveDeclaration(declaration: FakeDeclaration): FakeDeclaration {
    const known = this.state.declarations.find(({ content }) => content === declaration.content);
    if (known) return known;
    const sender = this.findByEmail(declaration.email);
    this.change(() => {
      this.state.declarations.push(declaration);
      if (sender) applyDeclaration(declaration, sender);
    });
    return declaration;
  }

  person(key: PersonKey): FakePerson {
    return this.state.people[key];
  }

  find(matches: (person: FakePerson) => boolean): FakePerson | undefined {
    return this.people.find(matches);
  }

  findByEmail(email: string): FakePerson | undefined {
    return this.find((person) => isSameEmail(person.email, email));
  }

  /** All accounts except erased ones. */
  get people(): readonly FakePerson[] {
    const isErased = ({ deletion }: FakePerson): boolean =>
      deletion !== undefined && Date.parse(deletion.dueAt) <= this.clock.now().getTime();
    return [...Object.values(this.state.people), ...this.state.others].filter((person) => !isErased(person));
  }

  register(more: Partial<FakePerson>): FakePerson {
    const person = registeredPerson(this.state.others.length, more);
    this.change(() => this.state.others.push(person));
    return person;
  }

  registerGhost(email: string): FakePerson {
    return this.register({ ...ghostDefaults, email });
  }

  rolesOf({ roles, gameTimeEnd }: FakePerson): readonly string[] {
    const end = gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd);
    return rolesWithGameTime(roles, end, this.clock.now());
  }

  erase(person: FakePerson): void {
    const now = this.clock.now().toISOString();
    this.change(() => (person.deletion = { requestedAt: now, dueAt: now }));
  }

  /** @param replaced refresh token of the session to continue; if omitted, a new session starts */
  issueRefreshToken(person: FakePerson, replaced?: string): string {
    const token = `fake-refresh-${++this.state.tokensIssued}`;
    this.state.refreshTokens[token] = person.id;
    recordSession(person, token, this.clock.now(), replaced);
    this.persist();
    return token;
  }

  /** Consumes a refresh token and returns its owner. */
  spendRefreshToken(token: string): FakePerson | undefined {
    const id = this.state.refreshTokens[token];
    this.state.refreshTokens = Object.fromEntries(
      Object.entries(this.state.refreshTokens).filter(([held]) => held !== token),
    );
    this.persist();
    return this.find((person) => person.id === id);
  }

  /** Ends a session, whose access token is rejected from then on. */
  endSession(token: string): void {
    this.state.endedSessions.push(token);
    this.spendRefreshToken(token);
  }

  /** @param activeToken refresh token of the session that stays active */
  endSessions({ id }: FakePerson, activeToken?: string): void {
    const isOf = ([token, holder]: [string, string]): boolean => holder === id && token !== activeToken;
    const held = Object.entries(this.state.refreshTokens);
    this.state.endedSessions.push(...held.filter(isOf).map(([token]) => token));
    this.state.refreshTokens = Object.fromEntries(held.filter((entry) => !isOf(entry)));
    this.persist();
  }

  /** Returns the sessions that can still be renewed. */
  sessionsOf({ id, sessions = [] }: FakePerson): readonly FakeSession[] {
    return sessions.filter(({ token }) => this.state.refreshTokens[token] === id);
  }

  hasEnded(session: string): boolean {
    return this.state.endedSessions.includes(session);
  }

  /** All emails, newest first. */
  get emails(): readonly FakeEmail[] {
    return this.state.emails.toReversed();
  }

  /**
   * Stores an email with a new key and invalidates earlier keys of the same kind.
   * @param query query string of the link, including the question mark
   */
  sendEmail(kind: EmailKind, person: FakePerson, language: Language, query = ''): FakeEmail {
    this.revokeEmails(kind, person);
    return this.addEmail(kind, person, language, query);
  }

  /** Invalidates the keys of all emails of a kind. */
  revokeEmails(kind: EmailKind, person: FakePerson): void {
    this.state.emails
      .filter((known) => known.kind === kind && known.personId === person.id)
      .forEach((replaced) => Object.assign(replaced, { isUsed: true, isReplaced: true }));
  }

  /** Like `sendEmail`, but does not invalidate earlier keys. */
  addEmail(kind: EmailKind, person: FakePerson, language: Language, query = ''): FakeEmail {
    const sent = emailTo(person, kind, {
      key: `${kind}-key-${String(this.state.emails.length + 1)}`,
      locale: localeOfLanguage(language) ?? defaultLocale,
      query,
      sentAt: this.clock.now(),
    });
    this.change(() => this.state.emails.push(sent));
    return sent;
  }

  findKeyOwner(kind: EmailKind, key: string): FakePerson | undefined {
    const email = this.findValid(kind, key);
    return email && this.find(({ id }) => id === email.personId);
  }

  /** Whether an emailed key of the person is still valid. */
  hasValidEmail(kind: EmailKind, { id }: FakePerson): boolean {
    return this.state.emails.some(
      ({ key, personId }) => personId === id && this.findValid(kind, key) !== undefined,
    );
  }

  /** Consumes a valid key and returns the recipient of its email. */
  spendKey(kind: EmailKind, key: string): FakePerson | undefined {
    const email = this.findValid(kind, key);
    if (!email) return undefined;
    const person = this.findKeyOwner(kind, key);
    this.change(() => markUsed(email));
    return person;
  }

  private findValid(kind: EmailKind, key: string): FakeEmail | undefined {
    return findValidEmail(this.state.emails, kind, key, this.clock.now());
  }

  change(work: () => void): void {
    work();
    this.persist();
  }

  reset(): void {
    this.state = seedBackend(this.clock.now());
    this.storage.clear();
  }

  private persist(): void {
    this.storage.save(JSON.stringify(this.state));
    this.listeners.forEach((listener) => listener());
  }
}
