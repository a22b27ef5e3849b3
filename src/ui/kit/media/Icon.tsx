import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** Size in pixels; 20 fits body text. */
  readonly size?: number;
}

/** Decorative icon. Adjacent text or the label of the control must convey the meaning. */
export const Icon = ({ icon: Shape, size = 20 }: IconProps) => (
  <Shape
    aria-hidden="true"
    focusable="false"
    size={size}
    strokeWidth={1.75}
    absoluteStrokeWidth
    className="k-icon"
  />
);
