import { alert as alertModel } from '#domain/content/models/alert';
import { Documents } from '#infrastructure/content/Documents';
import { LoadAlerts } from '#application/navigation/LoadAlerts';
import { locales } from '#domain/language/Locale';
import type { Alert } from '#domain/navigation/Alert';
import maintenance from '#content/en-us/alert/weekly-maintenance.json';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const alerts = async (documents: ScriptedDocuments): Promise<readonly Alert[]> => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadAlerts).execute('en-us');
};

const text = [{ type: 'paragraph', text: 'The docks are closed.', spans: [] }];

it.each(locales)('SH-12 reads the %s alerts from the content', async (locale) => {
  const application = await compose();
  const [alert] = await application.get(LoadAlerts).execute(locale);
  expect(alert).toMatchObject({
    id: 'weekly-maintenance',
    severity: 'info',
    weeklyTime: { from: new Date('2026-12-01T06:00:00Z'), to: new Date('2026-12-01T07:00:00Z') },
  });
});

it('SH-12 an alert has a severity, text, link and display period', async () => {
  const data = {
    text,
    severity: 'warning',
    link_label: 'My products',
    link_page: 'products',
    shown_from: '2026-11-01T08:00:00+0000',
    shown_until: '2026-12-01T09:30:00+0100',
  };
  expect(await alerts(new ScriptedDocuments([document('alert', data, { uid: 'docks' })]))).toEqual([
    {
      id: 'docks',
      severity: 'warning',
      text: [{ kind: 'paragraph', text: 'The docks are closed.', spans: [] }],
      link: { label: 'My products', page: 'products', href: '/account/products' },
      from: new Date('2026-11-01T08:00:00Z'),
      until: new Date('2026-12-01T08:30:00Z'),
    },
  ]);
});

it('SH-12 shows only current alerts, most severe first', async () => {
  const documents = [
    document('alert', { text }, { uid: 'always' }),
    document('alert', { text, shown_until: '2026-11-20T12:00:00+0000' }, { uid: 'over' }),
    document('alert', { text, shown_from: '2026-11-20T12:00:01+0000' }, { uid: 'to come' }),
    document('alert', { text, severity: 'danger' }, { uid: 'outage' }),
    document('alert', { text: [], severity: 'danger' }, { uid: 'nothing to say' }),
  ];
  const shown = await alerts(new ScriptedDocuments(documents));
  expect(shown.map(({ id }) => id)).toEqual(['outage', 'always']);
});

it('SH-12 does not replace an empty list with the bundled alerts', async () => {
  const documents = new ScriptedDocuments([]);
  expect(await alerts(documents)).toEqual([]);
  expect(documents.queries).toEqual([{ type: 'alert', locale: 'en-us', allowsEmpty: true }]);
});

it('SH-12 returns no alerts when the content service fails', async () => {
  expect(await alerts(new ScriptedDocuments({ kind: 'offline' }))).toEqual([]);
});

it.each(blankCases(alertModel, maintenance.data))(
  'SH-12 shows or omits an alert with %s, but never shows it without text',
  async (_, data) => {
    const shown = await alerts(new ScriptedDocuments([document('alert', data)]));
    expect(shown.map(({ id }) => id)).toEqual(shown.length === 0 ? [] : ['alert--en-us']);
    expect(shown.filter(({ text }) => text.length === 0)).toEqual([]);
  },
);
