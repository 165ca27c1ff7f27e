import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUpFromLine,
  Ban,
  BookOpen,
  Check,
  Clock,
  CreditCard,
  Delete,
  Eye,
  Gift,
  Hand,
  KeyRound,
  List,
  Lock,
  LogOut,
  type LucideIcon,
  Minus,
  Monitor,
  Pause,
  Play,
  Plus,
  Printer,
  Search,
  SlidersHorizontal,
  TriangleAlert,
  Trophy,
  UserRound,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { memo } from 'react';
import { classes } from './classes.ts';
import styles from './icons.module.css';

const css = classes(styles);

/** A Lucide icon, named for what it means here, in the size and color of the surrounding text. */
const icon = (Drawing: LucideIcon) =>
  memo(() => <Drawing className={css('icon')} data-part="icon" aria-hidden="true" focusable="false" />);

export const AccountCardIcon = icon(CreditCard);
export const BackspaceIcon = icon(Delete);
export const BarIcon = icon(Ban);
export const BookIcon = icon(BookOpen);
export const CheckIcon = icon(Check);
export const ClockIcon = icon(Clock);
export const CrossIcon = icon(X);
export const ExitIcon = icon(LogOut);
export const EyeIcon = icon(Eye);
export const GiftIcon = icon(Gift);
export const HandIcon = icon(Hand);
export const InIcon = icon(ArrowDownToLine);
export const KeyIcon = icon(KeyRound);
export const ListIcon = icon(List);
export const LockIcon = icon(Lock);
export const MinusIcon = icon(Minus);
export const OutIcon = icon(ArrowUpFromLine);
export const PauseIcon = icon(Pause);
export const PersonIcon = icon(UserRound);
export const PlayIcon = icon(Play);
export const PlusIcon = icon(Plus);
export const PrinterIcon = icon(Printer);
export const ScreenIcon = icon(Monitor);
export const SearchIcon = icon(Search);
export const SettingsIcon = icon(SlidersHorizontal);
export const SoundOffIcon = icon(VolumeX);
export const SoundOnIcon = icon(Volume2);
export const SwapIcon = icon(ArrowLeftRight);
export const TournamentIcon = icon(Trophy);
export const WarningIcon = icon(TriangleAlert);

const LeftIcon = icon(ArrowLeft);
const RightIcon = icon(ArrowRight);

export const ArrowIcon = ({ to }: { readonly to: 'left' | 'right' }) => (to === 'left' ? <LeftIcon /> : <RightIcon />);
