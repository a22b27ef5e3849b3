import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '#ui/kit/layout/Tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  render(
    <Tabs
      label="Sections"
      tabs={[
        { key: 'a', label: 'First', content: 'Alpha' },
        { key: 'b', label: 'Second', content: 'Beta' },
        { key: 'c', label: 'Third', content: 'Gamma' },
      ]}
    />,
  );
});

describe('Tabs', () => {
  it('shows the first panel, labeled by its tab', () => {
    expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('Alpha');
    expect(tab('First')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows only the panel of the pressed tab', async () => {
    await userEvent.click(tab('Second'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Beta');
  });

  it.each([
    ['{ArrowRight}', 'Second'],
    ['{ArrowLeft}', 'Third'],
    ['{End}', 'Third'],
    ['{ArrowLeft}{Home}', 'First'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'First'],
  ])('SH-11 %s moves to the tab %s and shows its panel', async (keys, name) => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('uses a single tab stop', async () => {
    await userEvent.click(tab('Second'));
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Second')).toHaveFocus();
  });
});
