import type { ReactNode } from 'react';

/** A line drawing in the size and colour of the text around it. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.500L20.5 20.5" />
  </Icon>
);

export const PrinterIcon = () => (
  <Icon>
    <path d="M7 9V4h10v5 M7 17H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17 M7 14h10v6H7z" />
  </Icon>
);

export const AccountCardIcon = () => (
  <Icon>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 9.500h18 M6.5 14.500h5" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500c.7-4 3.600-6 7.500-6s6.800 2 7.500 6" />
  </Icon>
);

export const InIcon = () => (
  <Icon>
    <path d="M12 4v11 M7.5 10.500L12 15l4.5-4.5 M4.5 19.500h15" />
  </Icon>
);

export const OutIcon = () => (
  <Icon>
    <path d="M12 15V4 M7.5 8.500L12 4l4.5 4.5 M4.5 19.500h15" />
  </Icon>
);

export const ScreenIcon = () => (
  <Icon>
    <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
    <path d="M8.5 20h7 M12 16.500V20" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.500v13l10.500-6.500z" />
  </Icon>
);

export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4" />
    <path d="M11 12.500L19.5 4 M16.5 7l2.500 2.500" />
  </Icon>
);

export const BarIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M6 6l12 12" />
  </Icon>
);
