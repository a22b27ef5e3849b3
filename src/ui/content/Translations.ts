import { createInstance, type i18n } from 'i18next';
import { LoadTexts } from '#application/content/LoadTexts';
import { dateFormat, type DateFormat } from '#domain/language/dateFormat';
import { languageTag, type Locale } from '#domain/language/Locale';
import type { RouteId } from '#domain/navigation/routes';
import { startOfDay, type Day } from '#domain/shared/Day';
import { isolateDirection } from '#domain/shared/isolateDirection';
import { sharedPresenter } from '../presenter';
import { shellTexts } from './shellTexts';
import { addNonBreakingSpaces } from '../kit/foundation/addNonBreakingSpaces';
import type { Namespace, PlainKey, Translate } from './texts';

/** The loaded texts of the page's locale; one per application. */
@sharedPresenter
export class Translations {
  private readonly i18n: i18n = createInstance();
  private loadedLocale: Locale | undefined;
  private dateFormat: DateFormat | undefined;
  private utcDateFormat: DateFormat | undefined;
  /** Caches texts without variables by namespace, because every render reads the same few dozen texts. */
  private readonly textCache = new Map<string, Map<string, string>>();

  constructor(private readonly loadTexts: LoadTexts) {}

  get locale(): Locale {
    if (!this.loadedLocale) throw new Error('Texts must be loaded before they are read');
    return this.loadedLocale;
  }

  /** Language tag for `Intl`. */
  get languageTag(): string {
    return languageTag(this.locale);
  }

  /** Discards all texts and loads those of the shell in this locale. */
  async load(locale: Locale): Promise<void> {
    await this.i18n.init({
      lng: languageTag(locale),
      resources: {},
      fallbackLng: false,
      keySeparator: false,
      // React escapes HTML. Names in other scripts must not reorder the text around them.
      interpolation: { escape: isolateDirection },
      initAsync: false,
    });
    this.loadedLocale = locale;
    this.dateFormat = undefined;
    this.utcDateFormat = undefined;
    this.textCache.clear();
    await this.ensureLoaded(shellTexts);
  }

  async ensureLoaded(namespaces: readonly Namespace[]): Promise<void> {
    const missing = namespaces.filter(
      (namespace) => !this.i18n.hasResourceBundle(this.languageTag, namespace),
    );
    if (missing.length === 0) return;
    const texts = await this.loadTexts.execute(this.locale, missing);
    for (const [namespace, entries] of Object.entries(texts)) {
      this.i18n.addResourceBundle(this.languageTag, namespace, entries);
      this.textCache.delete(namespace);
    }
  }

  /** Whether a text exists. Used for keys that come from the server or an editor. */
  has<N extends Namespace>(namespace: N, key: string): key is PlainKey<N> {
    return this.i18n.exists(key, { ns: namespace });
  }

  translatorFor<N extends Namespace>(namespace: N): Translate<N> {
    return (key, ...[variables]) => this.translate(namespace, key, variables);
  }

  /** Returns the text for a key that is only known at run time. */
  translate(
    namespace: Namespace,
    key: string,
    variables?: Readonly<Record<string, string | number>>,
  ): string {
    return variables ? this.i18n.t(key, { ns: namespace, ...variables }) : this.cachedText(namespace, key);
  }

  private cachedText(namespace: string, key: string): string {
    const texts = this.textCache.get(namespace) ?? new Map<string, string>();
    this.textCache.set(namespace, texts);
    const text = texts.get(key) ?? this.i18n.t(key, { ns: namespace });
    texts.set(key, text);
    return text;
  }

  /** Returns the title of a page. Empty if the title comes from the content. */
  titleOf(page: RouteId): string {
    const key = `title.${page}` as const;
    return this.has('app', key) ? this.translatorFor('app')(key) : '';
  }

  /** Formats a date: `March 4, 2027`. The first call in a language takes 0.1 s on a phone. */
  date(day: Date): string {
    this.dateFormat ??= dateFormat(this.languageTag, { dateStyle: 'long' });
    return addNonBreakingSpaces(this.dateFormat.format(day));
  }

  /** Formats a day, which is the same in every time zone. */
  day(day: Day): string {
    return this.utcDate(startOfDay(day));
  }

  /** Like `date`, but in UTC. Used in server-rendered HTML, and in documents that state the time zone. */
  utcDate(day: Date): string {
    this.utcDateFormat ??= dateFormat(this.languageTag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return addNonBreakingSpaces(this.utcDateFormat.format(day));
  }

  /** Formats a date and time: `March 4, 2027 at 2:30 PM`. The line may break after the day. */
  dateTime(moment: Date): string {
    const format = dateFormat(this.languageTag, { dateStyle: 'long', timeStyle: 'short' });
    const broken = dateFormat(this.languageTag, { dateStyle: 'long' }).format(moment);
    return format.format(moment).replace(broken, this.date(moment));
  }

  /** Like `dateTime`, with the time zone, for times that serve as proof: `March 4, 2027 at 2:30 PM CET`. */
  formatDateTimeWithZone(moment: Date): string {
    const parts = new Intl.DateTimeFormat(this.languageTag, {
      hour: 'numeric',
      timeZoneName: 'short',
    }).formatToParts(moment);
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${this.dateTime(moment)} ${zone}`;
  }

  /** Formats a number of days or hours. The name of the unit is returned separately. */
  countOf(count: number, unit: 'day' | 'hour'): { readonly amount: string; readonly name: string } {
    const parts = new Intl.NumberFormat(this.languageTag, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).formatToParts(count);
    const textOf = (isUnit: boolean): string =>
      parts
        .filter(({ type }) => (type === 'unit') === isUnit)
        .map(({ value }) => value)
        .join('')
        .trim();
    return { amount: textOf(false), name: textOf(true) };
  }

  /** Formats a rate without rounding it, up to two decimals of a percent: `25,5 %` in French, `25.5%` in English. */
  percent(rate: number): string {
    return new Intl.NumberFormat(this.languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(
      rate,
    );
  }

  /** Formats progress in whole percent. Only complete progress is 100 %. */
  progress(share: number): string {
    return this.percent(Math.floor(share * 100) / 100);
  }
}
