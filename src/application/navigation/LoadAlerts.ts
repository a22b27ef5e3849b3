import type { ContentOf } from '#domain/content/model/Field';
import { alert as alertModel } from '#domain/content/models/alert';
import type { Locale } from '#domain/language/Locale';
import { sortBySeverity, isShownAt, type Alert } from '#domain/navigation/Alert';
import { Content, type Entry } from '../content/Content';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

/** Loads the current alerts, most urgent first (SH-12). Alerts without a text are omitted. */
@useCase
export class LoadAlerts {
  constructor(
    private readonly content: Content,
    private readonly links: SiteLinks,
    private readonly clock: Clock,
  ) {}

  async execute(locale: Locale): Promise<readonly Alert[]> {
    const entries = await this.content.findAll(alertModel, { locale });
    const alerts = entries.map((entry) => this.alertFrom(entry, locale));
    const now = this.clock.now();
    return sortBySeverity(alerts.filter((alert) => alert.text.length > 0 && isShownAt(alert, now)));
  }

  private alertFrom({ id, uid, content }: Entry<ContentOf<typeof alertModel>>, locale: Locale): Alert {
    const { severity, text, shownFrom: from, shownUntil: until, weeklyFrom, weeklyTo } = content;
    const link = this.links.resolve(content.link, locale);
    return {
      id: uid ?? id,
      severity,
      text,
      ...(link && { link }),
      ...(weeklyFrom && weeklyTo && { weeklyTime: { from: weeklyFrom, to: weeklyTo } }),
      ...(from && { from }),
      ...(until && { until }),
    };
  }
}
