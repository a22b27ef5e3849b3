import { injectable } from 'inversify';
import { DismissedAlerts } from '../../../application/navigation/DismissedAlerts';

@injectable()
export class InMemoryDismissedAlerts extends DismissedAlerts {
  private readonly ids = new Set<string>();

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
  }
}
