import {
  Coins,
  CreditCard,
  Download,
  FileText,
  Gem,
  ImageUp,
  Database,
  KeyRound,
  LayoutDashboard,
  Link2,
  Mail,
  Medal,
  Orbit,
  ScanSearch,
  Shield,
  UserPlus,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { RouteId } from '#domain/navigation/routes';

const icons: Partial<Record<RouteId, LucideIcon>> = {
  overview: LayoutDashboard,
  products: Orbit,
  profile: UserRound,
  security: Shield,
  payments: CreditCard,
  preferences: Mail,
  myData: Database,
  points: Gem,
  backer: Medal,
  linked: Link2,
  dacs: Coins,
  betaKeys: KeyRound,
  imageUpload: ImageUp,
  accountRecruit: UserPlus,
  blueprints: ScanSearch,
  accountDownload: Download,
  accountDownloadServer: Download,
};

export const iconOf = (page: RouteId): LucideIcon => icons[page] ?? FileText;
