import type { Locale } from '../../domain/language/Locale';
import { bySeverity, isShownAt, severities, type Alert } from '../../domain/navigation/Alert';
import { Documents, type ContentDocument } from '../content/Documents';
import { textIn, type Fields } from '../content/fields';
import { richTextIn } from '../content/richText';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

/** The alerts of this moment, the loudest first; one without a text is none (SH-12). */
@useCase
export class LoadAlerts {
  constructor(
    private readonly documents: Documents,
    private readonly links: SiteLinks,
    private readonly clock: Clock,
  ) {}

  async execute(locale: Locale): Promise<readonly Alert[]> {
    const found = await this.documents.find({ type: 'alert', locale, mayBeNone: true });
    const alerts = found.ok ? found.value.documents.map((document) => this.alertFrom(document, locale)) : [];
    const now = this.clock.now();
    return bySeverity(alerts.filter((alert) => alert.text.length > 0 && isShownAt(alert, now)));
  }

  private alertFrom({ id, uid, data }: ContentDocument, locale: Locale): Alert {
    const link = this.links.linkIn(linkFieldsOf(data), locale);
    const from = momentIn(data, 'shown_from');
    const until = momentIn(data, 'shown_until');
    return {
      id: uid ?? id,
      severity: severities.find((severity) => severity === data.severity) ?? 'info',
      text: richTextIn(data, 'text'),
      ...(link && { link }),
      ...(from && { from }),
      ...(until && { until }),
    };
  }
}

/** A document of one link has its fields under names that say so. */
const linkFieldsOf = (data: Fields): Fields =>
  Object.fromEntries(
    ['label', 'page', 'slug', 'anchor', 'address'].map((name) => [name, data[`link_${name}`]]),
  );

/** The content service writes a zone as `+0000`, which not every browser reads. */
const momentIn = (fields: Fields, name: string): Date | undefined => {
  const moment = new Date(textIn(fields, name).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
