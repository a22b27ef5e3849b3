import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { durationBetween, phaseOf, type Maintenance } from '#domain/server-status/Maintenance';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Table } from '../kit/layout/Table';
import { useAddedEntryFocus } from '../kit/layout/useAddedEntryFocus';
import { Moment } from './Moment';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { MaintenanceFeedLinks } from './MaintenanceFeedLinks';
import { lengthText } from './times';

/** The maintenance log in UTC and in the reader's local time (SS-01). */
export const MaintenanceLog = observer(function MaintenanceLog({
  status,
}: {
  readonly status: ServerStatusPresenter;
}) {
  const t = useTexts('serverStatus');
  const { openMaintenance: rows, foldedCount, timeZone } = status;
  const { time } = status.live;
  const table = useRef<HTMLDivElement>(null);
  const focusAdded = useAddedEntryFocus(table, 'tbody > tr', rows.length);

  const title = (row: Maintenance) => {
    const phase = time && phaseOf(row, time);
    return (
      <span className="status-log__server">
        <span>{row.title || t('maintenance.untitled')}</span>
        <span className={`status-log__phase status-log__phase--${phase ?? 'none'}`}>
          {phase !== undefined && phase !== 'over' && t(`phase.${phase}`)}
        </span>
      </span>
    );
  };
  const duration = ({ from, to }: Maintenance) => {
    const length = durationBetween(from, to);
    return length ? lengthText(length, t) : t('length.unknown');
  };

  return (
    <section className="status-log" aria-labelledby="maintenance-title">
      <div className="status__section-head">
        <Heading level={2} id="maintenance-title">
          {t('maintenance.title')}
        </Heading>
        <MaintenanceFeedLinks />
      </div>
      {rows.length === 0 ? (
        <p className="status__empty">{t('maintenance.empty')}</p>
      ) : (
        <div ref={table} className="status-log__table">
          <Table
            labelledBy="maintenance-title"
            hint={t('maintenance.hint')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'server', header: t('column.server'), cell: title },
              {
                key: 'type',
                header: t('column.type'),
                cell: ({ type, note }) => (
                  <span className="status-log__type">
                    <span>{type || t('maintenance.untitled')}</span>
                    {note && <small>{note}</small>}
                  </span>
                ),
              },
              {
                key: 'from',
                header: t('column.from'),
                cell: ({ from }) => <Moment moment={from} timeZone={timeZone} />,
              },
              {
                key: 'to',
                header: t('column.to'),
                cell: ({ to }) => (to ? <Moment moment={to} timeZone={timeZone} /> : t('length.unknown')),
              },
              { key: 'length', header: t('column.length'), number: true, cell: duration },
            ]}
          />
        </div>
      )}
      {foldedCount > 0 && (
        <div>
          <Button
            onClick={() => {
              focusAdded();
              status.showOlder();
            }}
          >
            {t('maintenance.older', { count: foldedCount })}
          </Button>
        </div>
      )}
    </section>
  );
});
