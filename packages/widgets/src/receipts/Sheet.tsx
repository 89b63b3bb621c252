import { styled } from 'styled-components';

/** A sheet; printed, only its content remains. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  & .lia-receipt-status {
    display: block;
    padding-inline-start: 16px;
    border-inline-start: 6px solid var(--_border);
  }
  & .lia-receipt-status[data-status='approved'],
  & .lia-receipt-status[data-status='authorized'] {
    border-color: var(--_success);
  }
  & .lia-receipt-status[data-status='pending'] {
    border-color: var(--_highlight);
  }
  & .lia-receipt-status[data-status='rejected'],
  & .lia-receipt-status[data-status='expired'] {
    border-color: var(--_error);
  }
  & dd {
    font-weight: 600;
  }
  & .lia-receipt-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & .lia-receipt-actions > * {
    flex: auto;
  }
  & .lia-receipt-actions > .lia-primary {
    inline-size: 100%;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th {
    font-size: 14px;
    font-weight: 600;
    color: var(--_soft-ink);
  }
  & th,
  & td {
    padding: 10px 8px;
    border-block-end: 1px solid color-mix(in srgb, var(--_border) 35%, transparent);
    text-align: end;
    vertical-align: top;
  }
  & .lia-receipt-what {
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tfoot th,
  & tfoot td {
    font-size: 16px;
    font-weight: 700;
    color: var(--_ink);
    border: 0;
  }
  & td:not(.lia-receipt-what) {
    white-space: nowrap;
  }
  @container (max-width: 32.4em) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      padding-block: 10px;
      border-block-end: 1px solid color-mix(in srgb, var(--_border) 35%, transparent);
    }
    & td {
      display: flex;
      gap: 16px;
      justify-content: space-between;
      padding: 4px 0;
      border: 0;
    }
    & .lia-receipt-what {
      text-align: end;
    }
    & td[data-name]::before {
      content: attr(data-name);
      flex: none;
      font-size: 14px;
      color: var(--_soft-ink);
    }
    & tfoot tr {
      display: flex;
      justify-content: space-between;
      border: 0;
    }
    & tfoot th {
      padding: 4px 0;
    }
  }
  @media print {
    & .lia-receipt-actions {
      display: none;
    }
  }
`;
