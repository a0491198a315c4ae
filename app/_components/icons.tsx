import { Icon, type IconProps } from './icon';

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 16.5v-13M5 8.5l5-5 5 5" />
  </Icon>
);

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.5v13M5 11.5l5 5 5-5" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 7.5l5 5 5-5" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 2.8l6 2.2v4.6c0 3.7-2.5 6.2-6 7.6-3.5-1.4-6-3.9-6-7.600V5z" />
    <path d="M7.2 9.800l2 2 3.6-4" />
  </Icon>
);

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 2.800h6.500L15.5 7v10.200H5zM11.2 2.800V7.200h4.3" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.500v9M6 9l4 3.800L14 9M3.5 13.500v3h13v-3" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h14M3 10.500h14M3 15h14" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.500l11 11M15.5 4.500l-11 11" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 12.500v-9.500M6.500 6l3.500-3.500 3.500 3.500M5 9.500v7.500h10v-7.500" />
  </Icon>
);
