// The server requires this folder.
