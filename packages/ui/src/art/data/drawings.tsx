import './drawings.css';

/**
 * Line drawings of empty states, 160 by 120 (design-brief.md 2.8): the lines in the caption colour,
 * one shape in a tint.
 */
function drawing(lines: string, tinted: string) {
  return function Drawing() {
    return (
      <svg aria-hidden="true" className="ui-drawing" width="160" height="120" viewBox="0 0 160 120">
        <path d="M12 104q8.5-6 17 0t17 0 17 0 17 0 17 0 17 0 17 0 17 0" className="ui-sea" />
        <path d={lines} />
        <path d={tinted} className="ui-tinted" />
      </svg>
    );
  };
}

export const AnchorDrawing = /* @__PURE__ */ drawing(
  'M80 34v60M60 46h40M46 68c2 18 16 26 34 26s32-8 34-26M46 68l-8 8M46 68l9 7M114 68l8 8M114 68l-9 7',
  'M80 16a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
);
export const BlankSheetDrawing = /* @__PURE__ */ drawing(
  'M50 16h42l20 20v64H50zM62 52h36M62 66h36M62 80h22',
  'M92 16v20h20',
);
export const BottleDrawing = /* @__PURE__ */ drawing(
  'M70 20h20v18c0 6 14 10 14 24v26c0 6-4 8-8 8H64c-4 0-8-2-8-8V62c0-14 14-18 14-24z',
  'M68 12h24v8H68zM56 70h48',
);
export const BrokenRopeDrawing = /* @__PURE__ */ drawing(
  'M14 60c14-12 24 12 38 0 6-5 10-6 14-4M146 60c-14 12-24-12-38 0-6 5-10 6-14 4M14 68c14-12 24 12 38 0M146 68c-14 12-24-12-38 0',
  'M66 56l8-8M67 60l10 0M66 64l7 8M94 64l-8 8M93 60l-10 0M94 56l-7-8',
);
export const CalmSeaDrawing = /* @__PURE__ */ drawing(
  'M12 84q10-5 20 0t20 0 20 0 20 0 20 0 20 0M30 94q8-4 16 0t16 0 16 0 16 0 16 0',
  'M52 72a28 28 0 0 1 56 0z',
);
export const FoldedBoatDrawing = /* @__PURE__ */ drawing(
  'M30 72h100l-18 24H48zM80 22L54 72M80 22l26 50',
  'M80 22v50M80 72L66 84M80 72l14 12',
);
export const GiftDrawing = /* @__PURE__ */ drawing(
  'M42 46h76v16H42zM48 62v36h64V62',
  'M80 46v52M80 46c-14 0-24-4-24-12s14-12 24 12c10-24 24-20 24-12s-10 12-24 12',
);
export const LighthouseOffDrawing = /* @__PURE__ */ drawing(
  'M68 44l-8 56h40l-8-56zM64 44h32M70 44V30h20v14M66 60h28M63 78h34',
  'M68 30l12-14 12 14zM30 26l100 64',
);
export const MapPinDrawing = /* @__PURE__ */ drawing(
  'M24 40l36-14 40 14 36-14v60l-36 14-40-14-36 14zM60 26v60M100 40v60',
  'M80 36c-10 0-16 7-16 15 0 12 16 26 16 26s16-14 16-26c0-8-6-15-16-15M80 46a5 5 0 1 0 0 10 5 5 0 0 0 0-10',
);
export const NetDrawing = /* @__PURE__ */ drawing(
  'M40 30h80l-10 56c-2 10-10 14-30 14s-28-4-30-14zM56 30l12 68M74 30l4 70M104 30L92 98M86 30l-4 70M43 48h74M46 66h68M50 84h60',
  'M34 30h92M28 22l12 8M132 22l-12 8',
);
export const OarDrawing = /* @__PURE__ */ drawing(
  'M108 18L66 74M112 21L70 77M102 14l14 10',
  'M66 74c-12 4-20 14-20 22 0 4 4 7 8 6 8-1 17-12 16-25',
);
