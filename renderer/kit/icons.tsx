import type { ReactNode } from 'react';

/** A line drawing in the size and colour of the text around it. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const BackspaceIcon = () => (
  <Icon>
    <path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7z M12.5 9.5l5 5 M17.5 9.5l-5 5" />
  </Icon>
);

export const SoundOnIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z M15.5 9a4 4 0 0 1 0 6 M18 6.5a8 8 0 0 1 0 11" />
  </Icon>
);

export const SoundOffIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z M16 9.5l5 5 M21 9.5l-5 5" />
  </Icon>
);

export const HandIcon = () => (
  <Icon>
    <path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11 M11 10.5v-6a1.5 1.5 0 0 1 3 0V11 M14 6.5a1.5 1.5 0 0 1 3 0V12 M17 9a1.5 1.5 0 0 1 3 0v5a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-2.6-4.3a1.5 1.5 0 0 1 2.6-1.5L8 13" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M8.5 6H20 M8.5 12H20 M8.5 18H20 M4 6h.01 M4 12h.01 M4 18h.01" />
  </Icon>
);

export const BookIcon = () => (
  <Icon>
    <path d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5z M12 6.5V20" />
  </Icon>
);

export const ExitIcon = () => (
  <Icon>
    <path d="M10 4H5v16h5 M10 12h10 M16.5 8.5L20 12l-3.5 3.5" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14 M5 12h14" />
  </Icon>
);

export const SwapIcon = () => (
  <Icon>
    <path d="M4 8.5h14 M14.5 5L18 8.5 14.5 12 M20 15.5H6 M9.5 12L6 15.5 9.5 19" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8.5 5.5v13 M15.5 5.5v13" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4L2.5 20h19z M12 10v4.5 M12 17.3h.01" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M4.5 12.5l5 5L19.5 7" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="M6 6l12 12 M18 6L6 18" />
  </Icon>
);

export const ArrowIcon = ({ to }: { readonly to: 'left' | 'right' }) => (
  <Icon>
    <path d={to === 'left' ? 'M19 12H5 M11 6l-6 6 6 6' : 'M5 12h14 M13 6l6 6-6 6'} />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);
