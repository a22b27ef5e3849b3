import { sortBySeverity, isShownAt, type Alert } from '#domain/navigation/Alert';

const alert = (more: Partial<Alert> = {}): Alert => ({ id: 'one', severity: 'info', text: [], ...more });

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

it.each([
  ['without dates', {}, true],
  ['that starts now', { from: now }, true],
  ['that has not started yet', { from: after }, false],
  ['that ends now', { until: now }, false],
  ['that has not ended yet', { until: after }, true],
  ['that has started but not ended', { from: before, until: after }, true],
  ['whose end precedes its start', { from: after, until: before }, false],
])('SH-12 an alert %s is shown: %j %s', (_, dates, shown) => {
  expect(isShownAt(alert(dates), now)).toBe(shown);
});

it('SH-12 sorts the most severe alerts first', () => {
  const alerts = [
    alert({ id: 'a' }),
    alert({ id: 'b', severity: 'danger' }),
    alert({ id: 'c', severity: 'warning' }),
    alert({ id: 'd' }),
    alert({ id: 'e', severity: 'danger' }),
  ];
  expect(sortBySeverity(alerts).map(({ id }) => id)).toEqual(['b', 'e', 'c', 'a', 'd']);
});
