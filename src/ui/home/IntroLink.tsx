import type { MouseEvent } from 'react';
import { Play } from 'lucide-react';
import { plainFile, type Film } from '../../domain/content/Film';
import { heldLink } from '../heldLink';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Icon } from '../kit/media/Icon';
import { opensElsewhere } from '../opensElsewhere';

interface IntroLinkProps {
  readonly film: Film;
  readonly label: string;
  readonly onOpen: () => void;
}

/** Opens the video in a dialog. Without JavaScript, or in a new tab, it is a plain link to the file. */
export const IntroLink = ({ film, label, onOpen }: IntroLinkProps) => {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <ButtonAnchor variant="secondary" size="large" {...heldLink} href={plainFile(film)} onClick={open}>
      <Icon of={Play} />
      {label}
    </ButtonAnchor>
  );
};
