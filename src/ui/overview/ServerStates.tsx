import { observer } from 'mobx-react-lite';
import type { ServersNow } from '#application/overview/LoadServers';
import { dateFormat } from '#domain/language/dateFormat';
import type { Maintenance } from '#domain/server-status/Maintenance';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { StatusBadge } from '../server-status/StatusBadge';
import { usePresenter } from '../usePresenter';
import { Facts } from './Facts';

/** The state of each server, and the current or next maintenance in the player's time zone. */
export const ServerStates = observer(function ServerStates({
  servers: { services, maintenance },
}: {
  readonly servers: ServersNow;
}) {
  const t = useTexts('overview');
  const status = useTexts('serverStatus');
  const { pathOf } = usePresenter(NavigationPresenter);

  return (
    <>
      {services.length === 0 ? (
        <Soft>{status('services.empty')}</Soft>
      ) : (
        <Facts
          rows={services.map(({ name, title, state }) => [name, title, <StatusBadge state={state} />])}
        />
      )}
      {maintenance ? (
        <NextMaintenance maintenance={maintenance} />
      ) : (
        <Soft>{t('servers.noMaintenance')}</Soft>
      )}
      <div>
        <ButtonLink to={pathOf('serverStatus')}>{t('servers.action')}</ButtonLink>
      </div>
    </>
  );
});

/** Uses the player's time zone. */
const NextMaintenance = observer(function NextMaintenance({
  maintenance: { title, from, to },
}: {
  readonly maintenance: Maintenance;
}) {
  const t = useTexts('overview');
  const { languageTag } = usePresenter(Translations);
  const format = dateFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' });
  const time = to ? format.formatRange(from, to) : format.format(from);

  return (
    <Soft>
      <span>{t('servers.maintenance', { server: title })}</span>{' '}
      <time dateTime={from.toISOString()}>{t('servers.maintenanceTime', { time })}</time>
    </Soft>
  );
});
