/// <reference types="gtag.js" />
import type { PageView } from '#application/shared/Analytics';
import { eventValue, type CommerceEvent } from '#domain/analytics/CommerceEvent';
import type { Experiment } from '#domain/analytics/Experiment';
import { googleTagUrl } from './googleTagUrl';
import { choiceOf, type ConsentChoices } from '#domain/consent/ConsentChoices';
import { analyticsCookies } from '#domain/consent/storedItems';
import { shareablePath, redactSecrets } from '#domain/navigation/shareablePath';
import { isSecure } from '../browser/cookies';
import { consentModeByDefault, consentModeOf } from './consentMode';

const affiliation = 'Online Store';

interface TagSettings {
  readonly property: string;
  readonly url: string | undefined;
  readonly choices: ConsentChoices;
  readonly startedAt: Date;
}

interface TagWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Google tag for GA4. The constructor loads its script, so consent must be given first (CC-06). */
export class GoogleTag {
  /** Resolves to false if the script was blocked; queued events are then lost. Otherwise the tag sends them on load. */
  readonly isLoaded: Promise<boolean>;
  private readonly gtag: Gtag.Gtag;
  private readonly property: string;
  private referrer: string;

  constructor(
    private readonly window: Window & typeof globalThis,
    { property, url = googleTagUrl, choices, startedAt }: TagSettings,
  ) {
    const layer = ((window as unknown as TagWindow).dataLayer ??= []);
    this.gtag = function () {
      // The tag reads commands from an `arguments` object, not from an array.
      layer.push(arguments);
    };
    this.property = property;
    this.referrer = this.redactUrl(window.document.referrer);

    this.gtag('consent', 'default', consentModeByDefault);
    this.follow(choices);
    this.gtag('set', {
      ads_data_redaction: true,
      url_passthrough: false,
      // Must be set before the first event. Otherwise, the tag would report the full URL, including its tokens.
      page_location: this.publicUrl(window.location.pathname + window.location.search),
      page_referrer: this.referrer,
    });
    this.gtag('js', startedAt);
    this.gtag('config', property, {
      // The site reports page views itself.
      send_page_view: false,
      allow_google_signals: false,
      // Makes the cookies host-only, so that the site can clear them.
      cookie_domain: 'none',
      cookie_expires: analyticsCookies.maxAgeSeconds,
      cookie_flags: isSecure(window.location) ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    });

    const script = window.document.createElement('script');
    script.async = true;
    script.src = `${url}?id=${encodeURIComponent(property)}`;
    this.isLoaded = new Promise((resolve) => {
      script.addEventListener('load', () => resolve(true));
      script.addEventListener('error', () => resolve(false));
    });
    window.document.head.append(script);
  }

  /** Applies the consent choices. Disables the tag without performance consent, because it would still send pings. */
  follow(choices: ConsentChoices): void {
    (this.window as unknown as TagWindow)[`ga-disable-${this.property}`] =
      choiceOf(choices, 'performance') !== 'agree';
    this.gtag('consent', 'update', consentModeOf(choices));
  }

  trackPageView({ path, title }: PageView): void {
    const page = {
      page_location: this.publicUrl(path),
      page_title: title,
      page_referrer: this.referrer,
    };
    // Also sets the page of automatic events, which would otherwise report the full URL.
    this.gtag('set', page);
    this.gtag('event', 'page_view', page);
    this.referrer = page.page_location;
  }

  /** @param currency currency of the amounts, or `order` to use the currency of the order (D-18) */
  trackCommerce(event: CommerceEvent, currency: 'CAD' | 'order'): void {
    this.gtag('event', event.kind, {
      currency: currency === 'order' ? event.currency : currency,
      value: eventValue(event),
      items: event.items.map(({ id, name, price, quantity }) => ({
        item_id: id,
        item_name: name,
        item_category: 'Pack',
        affiliation,
        price,
        quantity,
      })),
      ...('orderId' in event && {
        transaction_id: event.orderId,
        shipping: event.shippingFees,
        affiliation,
      }),
    });
  }

  trackExperiment({ experiment, variant }: Experiment): void {
    this.gtag('event', 'experience_impression', {
      exp_variant_string: `${experiment}-${variant}`,
      experiment_id: experiment,
      variant_id: variant,
    });
  }

  private publicUrl(path: string): string {
    return this.window.location.origin + shareablePath(path);
  }

  private redactUrl(url: string): string {
    if (!URL.canParse(url)) return '';
    const { origin, pathname } = new URL(url);
    return origin + (origin === this.window.location.origin ? redactSecrets(pathname) : pathname);
  }
}
