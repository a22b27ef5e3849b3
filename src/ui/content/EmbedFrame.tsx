import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { platformUrl, providerNames, type Embed } from '#domain/content/Embed';
import { Button } from '../kit/actions/Button';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePresenter } from '../usePresenter';
import { EmbedPresenter } from './EmbedPresenter';
import { useTexts } from './useTexts';
import './EmbedFrame.scss';

interface EmbedFrameProps {
  readonly embed: Embed;
  /** Title of the embed. If empty, the platform's name is used instead. */
  readonly title: string;
  /** Whether the visitor requested the embed. It is then focused, and plays as soon as consent allows it. */
  readonly autoplay?: boolean | undefined;
}

/** A video or post from another platform, or the notice that asks for consent (CC-05). */
export const EmbedFrame = observer(function EmbedFrame({ embed, title, autoplay = false }: EmbedFrameProps) {
  const presenter = usePresenter(EmbedPresenter);
  const t = useTexts('consent');
  const place = useRef<HTMLDivElement>(null);
  const platform = providerNames[embed.provider];
  const name = title || platform;
  const isShown = presenter.state === 'shown';

  useEffect(() => {
    if (autoplay) place.current?.focus({ preventScroll: true });
  }, [autoplay]);
  useEffect(() => {
    if (isShown && presenter.wasAcceptedHere) place.current?.focus({ preventScroll: true });
  }, [isShown, presenter]);

  return (
    <div
      ref={place}
      className={`embed embed--${embed.kind}`}
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-state={presenter.state}
    >
      {isShown ? (
        <iframe
          className="embed__frame"
          src={presenter.frameAddress(embed, autoplay || presenter.wasAcceptedHere)}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          loading="lazy"
        />
      ) : (
        <div className="embed__notice">
          <p className="embed__title">{t('embed.title')}</p>
          <p className="embed__text">{t('embed.text')}</p>
          <div className="embed__actions">
            <Button variant="primary" onClick={presenter.accept}>
              {t('embed.accept')}
            </Button>
            <Button variant="quiet" onClick={presenter.showDetails}>
              {t('embed.details')}
            </Button>
          </div>
          <SiteLink className="embed__elsewhere k-link" to={platformUrl(embed)}>
            {t('embed.elsewhere', { platform })}
          </SiteLink>
        </div>
      )}
    </div>
  );
});
