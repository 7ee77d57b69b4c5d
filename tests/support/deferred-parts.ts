/**
 * Every part of a screen whose script comes later. A new one needs its line here and its case in lost-scripts.spec.ts.
 */
export const DEFERRED_PARTS = [
  "app/features/guide/guide-dialog.tsx",
  "app/routes/account/erase-dialog.tsx",
  "app/routes/account/rights-dialog.tsx",
  "app/routes/admin/clock-notice.tsx",
  "app/routes/admin/import/excel-tab.tsx",
  "app/routes/admin/import/roster-preview.tsx",
  "app/routes/admin/records/activities-tab.tsx",
  "app/routes/admin/records/analyses-tab.tsx",
  "app/routes/admin/records/feedback-tab.tsx",
  "app/routes/admin/sample-data-notice.tsx",
  "app/routes/admin/sessions/sessions-tab.tsx",
  "app/routes/admin/sessions/slot-dialog.tsx",
  "app/routes/admin/sessions/status-dialog.tsx",
  "app/routes/admin/users/person-dialog.tsx",
  "app/routes/admin/users/user-dialogs.tsx",
  "app/routes/admin/users/users-tab.tsx",
  "app/routes/admin_.coaches/coach-dialog.tsx",
  "app/routes/admin_.rights/register-dialog.tsx",
  "app/routes/analyze-cv/extraction/reading-dialog.tsx",
  "app/routes/coach-schedule/booking-dialogs.tsx",
  "app/routes/coach-schedule/guide-dialog.tsx",
  "app/routes/interview-chat.$hunterId/care-dialog.tsx",
  "app/routes/interview-chat.$hunterId/voice-control.tsx",
  "app/routes/interview-feedback/full-report-dialog.tsx",
  "app/routes/layout/session-dialog.tsx",
  "app/routes/login/passkey-button.tsx",
  "app/ui/app-drawer.tsx",
  "app/ui/menu.tsx",
  "app/ui/modal-dialog.tsx",
  "app/ui/tooltip-bubbles.tsx",
] as const;

export type DeferredPart = (typeof DEFERRED_PARTS)[number];
