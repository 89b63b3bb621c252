/** Drawn icons, 20 × 20, in the colour of the text beside them. They repeat words, so they are hidden from readers. */
export const icon = (path: string) =>
  function Icon() {
    return (
      <svg
        className="lia-icon"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };

export const AlertIcon = icon('M10 6v4.5M10 13.5v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z');
export const CheckIcon = icon('m4.5 10.5 3.5 3.5 7.5-8');
export const ChevronIcon = icon('m5.5 8 4.5 4.5L14.5 8');
export const FileIcon = icon('M11.5 2.5h-5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-9l-4-4v4h4');
export const UploadIcon = icon('M10 13V4m0 0L6.5 7.5M10 4l3.5 3.5M4 13.5v1a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-1');
export const PlusIcon = icon('M10 4.5v11M4.5 10h11');
