import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../media/Icon';
import './IconButton.scss';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  readonly label: string;
}

export const IconButton = ({ icon, label, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className="k-icon-button" aria-label={label}>
    <Icon icon={icon} />
  </button>
);
