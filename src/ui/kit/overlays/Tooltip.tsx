import type { ReactElement } from 'react';
import * as RadixTooltip from 'radix-ui/tooltip';
import './Tooltip.scss';

interface TooltipProps {
  readonly text: string;
  /** Element that the tooltip describes. It must be focusable, so that keyboard users can open the tooltip. */
  readonly children: ReactElement;
}

export const Tooltip = ({ text, children }: TooltipProps) => (
  <RadixTooltip.Provider delayDuration={300}>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="k-tooltip" sideOffset={8} collisionPadding={16}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
);
