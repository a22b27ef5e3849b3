import type { ReactNode } from 'react';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { ButtonAnchor } from '../../kit/actions/ButtonAnchor';
import { Announced } from '../../kit/feedback/Announced';
import { Actions } from '../../kit/layout/Actions';
import { Heading } from '../../kit/layout/Heading';
import { usePresenter } from '../../usePresenter';
import '../../kit/foundation/kit.scss';
import './Screen.scss';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
  /** Whether the screen is rendered without the shell. */
  readonly standalone?: boolean | undefined;
}

/** A full-page message with actions, and a link to help, which loads a new document. */
export const Screen = ({ title, text, actions, standalone = false }: ScreenProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('app');
  const Element = standalone ? 'main' : 'div';
  return (
    <Element className="screen">
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <Announced className="screen__text" urgency="assertive">
        {text}
      </Announced>
      <Actions>
        {actions}
        <ButtonAnchor variant="quiet" href={pathOf('help', locale)}>
          {t('screen.help')}
        </ButtonAnchor>
      </Actions>
    </Element>
  );
};
