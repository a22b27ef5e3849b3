import { resolveConsent } from '#domain/consent/resolveConsent';
import { useCase } from '../useCase';
import { Consent } from './Consent';
import { Countries } from './Countries';
import { PrivacySignals } from './PrivacySignals';

/** Checks whether the visitor's country requires consent. If not, agrees automatically (CC-03). */
@useCase
export class ResolveConsent {
  constructor(
    private readonly consent: Consent,
    private readonly countries: Countries,
    private readonly signals: PrivacySignals,
  ) {}

  /** @returns whether to show the consent prompt */
  async execute(): Promise<boolean> {
    this.consent.clearDisallowedItems();
    const country = await this.countries.current();
    const { choices } = this.consent;
    const resolution = resolveConsent(choices, country, this.signals.isGlobalPrivacyControlOn);
    if (resolution.kind === 'agreed') this.consent.decide(resolution.choices);
    return resolution.kind === 'ask';
  }
}
