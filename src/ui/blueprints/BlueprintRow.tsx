import { useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Blueprint, Creator } from '#domain/blueprints/Blueprint';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Tooltip } from '../kit/overlays/Tooltip';
import { usePresenter } from '../usePresenter';
import type { BlueprintsPresenter } from './BlueprintsPresenter';
import { ExportProgress } from './ExportProgress';

interface BlueprintRowProps {
  readonly blueprint: Blueprint;
  readonly page: BlueprintsPresenter;
}

export const BlueprintRow = observer(function BlueprintRow({ blueprint, page }: BlueprintRowProps) {
  const t = useTexts('blueprints');
  const translations = usePresenter(Translations);
  const nameId = useId();
  const row = useRef<HTMLLIElement>(null);
  const { id, name, createdAt, isProtected, creator } = blueprint;
  const { exports } = page;

  const giveUp = (): void => {
    exports.cancel(id);
    row.current?.querySelector('button')?.focus();
  };
  return (
    <li className="blueprint-row" ref={row} tabIndex={-1} aria-labelledby={nameId}>
      <div className="blueprint-row__words">
        <p className="blueprint-row__name" id={nameId}>
          {name}
        </p>
        <dl className="blueprint-row__facts">
          <div>
            <dt>{t('fact.created')}</dt>
            <dd>
              <time dateTime={createdAt.toISOString()}>{translations.date(createdAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('fact.protected')}</dt>
            <dd>{t(isProtected ? 'yes' : 'no')}</dd>
          </div>
          <div>
            <dt>{t('fact.creator')}</dt>
            <dd>{creatorName(creator) ?? t('orphaned')}</dd>
          </div>
        </dl>
      </div>
      <Tooltip text={t('generate.tip')}>
        <Button
          aria-label={t('generate.of', { name })}
          busy={exports.isRunning(id)}
          busyLabel={t('generating')}
          onClick={() => void exports.start(blueprint)}
        >
          {t('generate.button')}
        </Button>
      </Tooltip>
      <ExportProgress blueprint={blueprint} page={page} onCancel={giveUp} />
    </li>
  );
});

const creatorName = (creator: Creator): string | undefined =>
  creator.kind === 'orphaned' ? undefined : creator.name;
